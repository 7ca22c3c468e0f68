import type { PictureSeed } from './picture-seed';

export const elverElectrical: PictureSeed[] = [
  {
    name: 'elver-electrical-home',
    alt: 'Home page of Elver Electrical: in the dark a torch lights a fuse board, the shower’s breaker is down; a card says what to check and what it costs.',
  },
  {
    name: 'elver-electrical-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: a slide with breakers, its experience, eight small photographs, and a contact form.',
  },
  {
    name: 'elver-electrical-tewkesbury',
    alt: '“Two rivers, so sockets go up”: a timber-framed wall with old sockets under water and new ones above it.',
  },
  {
    name: 'elver-electrical-tewkesbury-small',
    alt: 'On a phone: “Two rivers, so sockets go up”: a timber-framed wall with old sockets under water and new ones above it.',
  },
  {
    name: 'elver-electrical-board',
    alt: 'A torch lights a consumer unit: switch 1, for the shower, is marked “tripped”.',
  },
  {
    name: 'elver-electrical-boards',
    alt: '“New boards and rewires”, from £640: beside it an old fuse board becomes a new one behind a yellow handle; below it what goes on the wall.',
  },
  {
    name: 'elver-electrical-boards-small',
    alt: 'On a phone: new boards from £640, with ten years’ guarantee; below it an old fuse board becomes a new one.',
  },
  {
    name: 'elver-electrical-eicr',
    alt: 'A yellow label headed “Important” with the dates of the last and the next inspection, beside a short form.',
  },
  {
    name: 'elver-electrical-eicr-small',
    alt: 'On a phone: “When is yours due?”: the date of the last inspection, how long it holds, and a button that fills in the label.',
  },
  {
    name: 'elver-electrical-phone',
    focalY: 28,
    alt: 'On a phone: “What’s your board doing?”, “Half the house is dark” is chosen, the board below shows what tripped, with a yellow call button.',
  },
  {
    name: 'elver-electrical-fuse',
    alt: 'A bar of house and car, 95 amperes, crosses the line of an 80 A main fuse.',
  },
  {
    name: 'elver-electrical-flood',
    alt: 'A timber-framed wall in Tewkesbury: old sockets under water at 600 mm, new ones above it at 1,050 mm.',
  },
  {
    name: 'elver-electrical-wall',
    alt: 'An old brown fuse board left of a yellow handle, a white steel one right of it.',
  },
  {
    name: 'elver-electrical-photos',
    alt: 'Two photos chosen for a request: an old fuse board, and a round-pin socket.',
  },
  {
    name: 'elver-electrical-registers',
    alt: 'Two plates, NICEIC and Part P, each with the link to its register.',
  },
  {
    name: 'elver-electrical-enquiry-board',
    alt: 'On a phone: “A new board” is chosen; a card says what is in the price, and below it is a button to call.',
  },
  {
    name: 'elver-electrical-enquiry-photos',
    alt: 'On a phone: a request for a new board, with a photo of the old one, one of a socket, and a sentence.',
  },
];
