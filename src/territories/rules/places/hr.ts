import type { PostcodeArea } from './postcode-area';

/** Herefordshire, the studio’s home ground. */
export const hr: PostcodeArea = {
  letters: 'HR',
  counties: 'herefordshire herefs powys england wales',
  towns: {
    Hereford: 'HR1-HR4',
    Kington: 'HR5',
    Leominster: 'HR6',
    Bromyard: 'HR7',
    Ledbury: 'HR8',
    'Ross-on-Wye': 'HR9',
  },
  places: {
    Belmont: 'HR2',
    Bodenham: 'HR1',
    Clehonger: 'HR2',
    Credenhill: 'HR4',
    'Ewyas Harold': 'HR2',
    Fownhope: 'HR1',
    Goodrich: 'HR9',
    'Hay-on-Wye': 'HR3',
    Holmer: 'HR1 HR4',
    Kingsland: 'HR6',
    Lugwardine: 'HR1',
    Tupsley: 'HR1',
    Weobley: 'HR4',
    Whitchurch: 'HR9',
    Withington: 'HR1',
  },
};
