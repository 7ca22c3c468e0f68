import type { PostcodeArea } from './postcode-area';

/** Worcester and around. */
export const wr: PostcodeArea = {
  letters: 'WR',
  counties: 'worcestershire worcs herefordshire herefs gloucestershire glos england',
  towns: {
    Worcester: 'WR1-WR8',
    Droitwich: 'WR9',
    Pershore: 'WR10',
    Evesham: 'WR11',
    Broadway: 'WR12',
    Malvern: 'WR13 WR14',
    'Tenbury Wells': 'WR15',
  },
  places: {
    Worcester: 'WR1-WR5',
    Claines: 'WR3',
    Colwall: 'WR13',
    'Droitwich Spa': 'WR9',
    'Fernhill Heath': 'WR3',
    'Great Malvern': 'WR14',
    'Great Witley': 'WR6',
    Hallow: 'WR2',
    'Hanley Castle': 'WR8',
    'Hanley Swan': 'WR8',
    Inkberrow: 'WR7',
    Kempsey: 'WR5',
    'Malvern Link': 'WR14',
    Martley: 'WR6',
    Rushwick: 'WR2',
    'Upton-upon-Severn': 'WR8',
    Warndon: 'WR4',
  },
};
