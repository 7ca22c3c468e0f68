import type { PictureSeed } from './picture-seed';

export const corveAndPenhallow: PictureSeed[] = [
  {
    name: 'corve-and-penhallow-home',
    alt: 'Home page of Corve & Penhallow: “Where does yours end?”, five services with fees, and a plan of a garden edged in red with five numbers; three surveyors below.',
  },
  {
    name: 'corve-and-penhallow-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Professionalism. Integrity. Excellence.”, fees on application, and terms as a PDF.',
  },
  {
    name: 'corve-and-penhallow-wall',
    alt: 'Party walls are chosen: on the plan the neighbour’s extension stands at the line, 5.3 m from the house; a card says who comes, the fee and the time.',
  },
  {
    name: 'corve-and-penhallow-wall-small',
    alt: 'On a phone: a garden from above with its walls and hedges in red; “Party walls” is chosen below.',
  },
  {
    name: 'corve-and-penhallow-notice',
    alt: 'An extension up to the line, 3.6 m from next door and 4.4 m deep: a section through the ground, and the notices it likely needs with their months.',
  },
  {
    name: 'corve-and-penhallow-notice-small',
    alt: 'On a phone: “How close, and how deep?”: three answers to give, the first being what is built.',
  },
  {
    name: 'corve-and-penhallow-article',
    alt: 'Article “The red line is thicker than your hedge” by Anna Penhallow, with its dates; one hedge drawn three times under a glass; the costs beside it.',
  },
  {
    name: 'corve-and-penhallow-article-small',
    alt: 'On a phone: article “The red line is thicker than your hedge” by Anna Penhallow, with the day it was read again.',
  },
  {
    name: 'corve-and-penhallow-people',
    alt: 'Anna Penhallow MRICS and Idris Corve FRICS, drawn, each with training, registration and fees.',
  },
  {
    name: 'corve-and-penhallow-people-small',
    alt: 'On a phone: Anna Penhallow MRICS, drawn, with what she has mapped and for whom.',
  },
  {
    name: 'corve-and-penhallow-phone',
    focalY: 97,
    alt: 'On a phone: “Where does yours end?”, five services with fees, and the top of the plan with its red edge.',
  },
  {
    name: 'corve-and-penhallow-section',
    alt: 'A section through the ground: a house with its foundations, red hatching within three and six metres, and a trench that reaches it.',
  },
  {
    name: 'corve-and-penhallow-fees',
    alt: 'All fees in one table: boundaries, party walls, surveys, probate and rights of way, what each buys and what moves it.',
  },
  {
    name: 'corve-and-penhallow-person',
    alt: 'Mei Lawson MRICS, drawn, with her training, registration and fee.',
  },
  {
    name: 'corve-and-penhallow-enquiry-plan',
    alt: 'On a phone: a garden edged in red with numbers, and a card: 18 says the hedge is theirs, from £480.',
  },
  {
    name: 'corve-and-penhallow-enquiry-form',
    alt: 'On a phone: an enquiry about a hedge in one sentence, with name and postcode.',
  },
];
