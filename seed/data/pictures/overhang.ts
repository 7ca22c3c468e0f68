import type { PictureSeed } from './picture-seed';

export const overhang: PictureSeed[] = [
  {
    name: 'overhang-home',
    alt: 'Home page of Overhang: “Start on a pink one.”, a first session to book for £14, and a plywood wall whose coloured holds are the week’s hours. A climber hangs from Tuesday’s pink one; four coaches stand below.',
  },
  {
    name: 'overhang-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Reach new heights!”, four memberships with “Please enquire” for a price, and a timetable to download.',
  },
  {
    name: 'overhang-never',
    alt: '“Never climbed” is chosen: three pink holds are lit, the other nineteen have turned to bare wood. Below: “Three holds for you: Tue 4.30, Thu 6.30 and Sat 10.”',
  },
  {
    name: 'overhang-never-small',
    alt: 'On a phone: the wall, with the hours for people who have never climbed lit up as coloured holds.',
  },
  {
    name: 'overhang-first-time',
    alt: 'The first session: “Your first ninety minutes.”, three times to book, and a drawn wall of nine and a half metres beside a bus, with a tape at three metres.',
  },
  {
    name: 'overhang-first-time-small',
    alt: 'On a phone: “Your first ninety minutes.”: whom they are for, what they cost and three times to book.',
  },
  {
    name: 'overhang-prices',
    alt: 'How often do you come? Two visits a month for half a year: the shortest pole, in pink, is ten visits at £121. Paying each time is £138, the month £276.',
  },
  {
    name: 'overhang-prices-small',
    alt: 'On a phone: “Come once. Or don’t count.”: no joining fee, no contract.',
  },
  {
    name: 'overhang-coaches',
    alt: 'Two of four coaches, drawn: Ama Boateng and Priya Nair, with their hours this week, their qualifications by name, and what they are good at.',
  },
  {
    name: 'overhang-coaches-small',
    alt: 'On a phone: Ama Boateng, drawn, with her qualifications by name and what she is good at.',
  },
  {
    name: 'overhang-phone',
    alt: 'On a phone: “Start on a pink one.”, “Who’s coming?”, and the holds of Monday and Tuesday, two by two.',
  },
  {
    name: 'overhang-card',
    alt: 'The card of a first session: £14, Thursday 3 December, two of eight places left, three times to choose from, and a pink button to book.',
  },
  {
    name: 'overhang-poles',
    alt: 'Three poles for three ways to pay: £138 each time, £121 with ten visits, £276 by the month. The shortest is pink.',
  },
  {
    name: 'overhang-map',
    alt: 'A drawn map of Abergavenny: dotted paths lead from the bus station and from the railway station along Monmouth Road to a pink hold.',
  },
  {
    name: 'overhang-enquiry-wall',
    alt: 'On a phone: Thursday’s pink hold is lit among bare wood; its card says £14, two of eight places left, and “Book Thursday”.',
  },
  {
    name: 'overhang-enquiry-form',
    alt: 'On a phone: a form to sign up for the first session on Thursday, with a name and a number filled in.',
  },
];
