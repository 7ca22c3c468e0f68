import { markdown, picture } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a climbing wall, built to the scope of Fitness & Wellness Hub. */
export const overhang = {
  slug: 'overhang',
  title: 'Overhang',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'A climbing wall in five pages. The first one is the wall itself: every hold is an hour of the week, and lights up for those it suits.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Gyms and studios' },
    { text: 'Timetable' },
    { text: 'Illustration' },
  ],
  client: 'Our own project',
  pageCount: 5,
  image: picture('overhang-home'),
  liveUrl: '/demos/overhang',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/overhang',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '5', label: 'pages' },
    {
      value: '85',
      suffix: 'KB',
      label: 'to open the home page on a phone, 30 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'There is no Overhang in Abergavenny: we made it up to show what Fitness & Wellness Hub buys.',
    'Somebody who has never climbed wants to know four things. When may I come? What happens then? What does it cost? Will I look a fool? Most gyms answer with a timetable to download, four memberships without a price, and “please enquire”. So the people you already have keep coming, and the others don’t ring.',
  ),
  solution: markdown(
    'Your timetable is the first screen. Here it’s a wall: seven days, twenty-two holds, a colour for each kind of hour. The visitor says who is coming, and the holds that don’t suit turn to bare wood. A tap shows hour, coach, places left and price, and puts them on the card beside it.',
    'Prices stand in one table. A slider works out which of them is cheapest, even when the answer is the smaller sale.',
  ),
  features: [
    {
      title: 'The week as a wall',
      description: 'Five kinds of visitor, twenty-two hours. What doesn’t suit steps back.',
      technical:
        'Works by mouse, thumb and keyboard. Without script every hold says its day, hours and price.',
      benefit: 'A beginner finds the right hour without ringing.',
      image: picture('overhang-never'),
      phoneImage: picture('overhang-never-small'),
      size: 'large',
    },
    {
      title: 'A first session to book',
      description: 'Price, coach, places left and the next date, beside the timetable.',
      technical: 'It counts from Abergavenny’s clock, and rolls over to next week by itself.',
      benefit: 'The first visit is one tap away.',
      image: picture('overhang-card'),
      size: 'medium',
    },
    {
      title: 'Once, ten or a month?',
      description: 'Visits a month, for how long: the shortest pole is the cheapest.',
      technical: 'Break-evens come from the price table and are tested against it.',
      benefit: 'Nobody feels talked into a membership.',
      image: picture('overhang-poles'),
      size: 'wide',
    },
    {
      title: 'The way from the station',
      description: 'A drawn map, hours, parking, and where the steps are.',
      technical: 'Opening hours are read from the timetable; the page says open or shut.',
      benefit: 'One list to keep, not two.',
      image: picture('overhang-map'),
      size: 'medium',
    },
  ],
  architecture: `      Timetable · coaches · prices, in one list
          ┌───────────────┴───────────────┐
          ▼                               ▼
   ┌─────────────┐                 ┌─────────────┐
   │ Home        │◄───────────────►│ Prices      │
   │ the wall    │                 │ how often   │
   └─────────────┘                 └─────────────┘
   ┌─────────────┐ ┌─────────────┐ ┌─────────────┐
   │ First time  │ │ Coaches     │ │ Find us     │
   └─────────────┘ └─────────────┘ └─────────────┘`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Timetable and prices',
      description: 'You send what hangs by the desk. We ask who each hour is for.',
      duration: '2–3 days',
    },
    {
      phase: 'Phase 2',
      title: 'Look and drawings',
      description: 'Colours, letters, the wall. You see the first screen and one page.',
      duration: '1 week',
    },
    {
      phase: 'Phase 3',
      title: 'Pages and sign-up',
      description: 'All five pages, on a phone first, and your booking system connected.',
      duration: '2–5 days',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'Each coach reads their own lines. Then we go live.',
      duration: '1–2 days',
    },
  ],
  technologies: [
    { text: 'HTML and CSS' },
    { text: 'Plain JavaScript' },
    { text: 'Drawings in SVG' },
  ],
  screenshots: [
    {
      image: picture('overhang-first-time'),
      phoneImage: picture('overhang-first-time-small'),
      caption: 'The first session: when, what it costs, and how high the wall is.',
    },
    {
      image: picture('overhang-prices'),
      phoneImage: picture('overhang-prices-small'),
      caption: 'Two visits a month for half a year: ten visits cost least.',
    },
    {
      image: picture('overhang-coaches'),
      phoneImage: picture('overhang-coaches-small'),
      caption: 'Who teaches: hours this week, qualifications by name.',
    },
    {
      image: picture('overhang-phone'),
      caption: 'On a phone each day is a ledge, with its holds side by side.',
    },
  ],
  beforeAfter: fromUsualSite('overhang'),
  investment: {
    note: markdown(
      'This is our Fitness & Wellness Hub: {{package:fitness}}, by the number of pages. Five pages, the wall, the price table with its slider, the sign-up form and the drawings are in this quote.',
      'You pay the lower price for five pages like these. Domain, hosting and what your booking system charges come on top; a [monthly plan](/pricing) is optional.',
    ),
  },
  impact: [],
  testimonials: [],
  sections: [],
  cta: {
    title: 'Which hour would you give a beginner?',
    description:
      'Send us your timetable, a photo of it will do. We answer within {{policy:replyWithin}} on working days.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Overhang: a climbing wall’s site in five pages',
    description:
      'A gym website whose timetable is a climbing wall: pick who is coming, see the hours that suit, book a first session. Five pages, at a fixed price.',
  },
};
