import type { PictureSeed } from './picture-seed';

export const toolTheftLocator: PictureSeed[] = [
  {
    name: 'tool-theft-locator-home',
    alt: 'A map of England and Wales with red, orange and yellow markers; beside it a search by outcode and the newest reports.',
  },
  {
    name: 'tool-theft-locator-usual-site',
    alt: 'To compare, a usual forum, drawn by us: a list of posts in no order, from “outside our new build” to “see comments”, on page 1 of 93.',
  },
  {
    name: 'tool-theft-locator-search',
    alt: 'A search for RG1: the map shows Reading’s outcodes, a line says that three reports are there, the newest five days old.',
  },
  {
    name: 'tool-theft-locator-search-small',
    alt: 'On a phone: a map around RG1 with numbered reports.',
  },
  {
    name: 'tool-theft-locator-report-card',
    alt: 'A card over the map lists three reports in RG1: tools, marks, dates and kinds of place.',
  },
  {
    name: 'tool-theft-locator-report-card-small',
    alt: 'On a phone: a card over the map of RG1: where and when tools were taken, and what they were.',
  },
  {
    name: 'tool-theft-locator-postcode',
    alt: 'Step 3 of 5 of the form: the field holds RG1, and a line says that the second half is already gone.',
  },
  {
    name: 'tool-theft-locator-postcode-small',
    alt: 'On a phone: step 3 of 5: the field holds RG1, and a line says that the second half is already gone.',
  },
  {
    name: 'tool-theft-locator-reading',
    alt: 'A page about Reading: eleven reports in a small bar chart by month, and a map of its outcodes.',
  },
  {
    name: 'tool-theft-locator-reading-small',
    alt: 'On a phone: a map of Reading’s outcodes with the number of reports in each.',
  },
  {
    name: 'tool-theft-locator-phone',
    focalY: 30,
    alt: 'On a phone: “Where tools are being taken”, a search by outcode, and the map below.',
  },
  {
    name: 'tool-theft-locator-waiting',
    alt: 'On a phone: “Report held for moderation”, with a dashed marker in RG1 on a small map.',
  },
  {
    name: 'tool-theft-locator-outcode',
    alt: 'The form asks “Roughly where?”; the field holds RG1, and the second half of the postcode is already gone.',
  },
  {
    name: 'tool-theft-locator-steps',
    alt: 'Step three of five, “Roughly where?”: a postcode cut to RG1, and what the public would see beside it.',
  },
  {
    name: 'tool-theft-locator-unread',
    alt: 'A small map of Reading with a dashed marker: “waiting for a moderator, seen by you alone”.',
  },
];
