import type { PictureSeed } from './picture-seed';

export const teaselBakery: PictureSeed[] = [
  {
    name: 'teasel-bakery-home',
    alt: 'Home page of Teasel Bakery: “What’s on the shelf?”, a day and an hour to pick, an oven’s mouth, and three shelves of bread drawn as prints with a ticket below each.',
  },
  {
    name: 'teasel-bakery-usual-site',
    alt: 'To compare, a usual site of such a firm, drawn by us: “Baked with love”, its passion for real bread, and a request to telephone about today and allergies.',
  },
  {
    name: 'teasel-bakery-friday',
    alt: 'Friday, 11.45: ten things on the shelf with their prices, crumbs where the Chelsea buns were, the oven empty.',
  },
  {
    name: 'teasel-bakery-friday-small',
    alt: 'On a phone, Friday, 11.45: ten things on the shelf, one usually gone, and the first loaves.',
  },
  {
    name: 'teasel-bakery-week',
    alt: 'A paper bag with three sticks, a cottage loaf and a bloomer; below them a table of twelve breads with their hours from Tuesday to Saturday.',
  },
  {
    name: 'teasel-bakery-week-small',
    alt: 'On a phone: “The week, by the oven”: when each of twelve breads comes out, above a bag of loaves.',
  },
  {
    name: 'teasel-bakery-allergens',
    alt: 'Milk and nuts are ticked among fourteen allergens. Beside them the breads that contain either, those whose recipe does not, and a warning about traces.',
  },
  {
    name: 'teasel-bakery-allergens-small',
    alt: 'On a phone: milk and nuts are ticked among fourteen allergens.',
  },
  {
    name: 'teasel-bakery-cake',
    alt: 'A coffee and walnut cake on a stand, a ribbon with “Ruth is forty” below it, and an order form beside it.',
  },
  {
    name: 'teasel-bakery-cake-small',
    alt: 'On a phone: a coffee and walnut cake on a stand, a ribbon with “Ruth is forty”, and its price.',
  },
  {
    name: 'teasel-bakery-phone',
    focalY: 32,
    alt: 'On a phone: “What’s on the shelf?”, Friday at 11.15 is chosen, the bread of that hour below.',
  },
  {
    name: 'teasel-bakery-map',
    alt: 'A drawn map of Ledbury: footsteps lead from the Market House round the clock tower to Teasel Bakery.',
  },
  {
    name: 'teasel-bakery-avoid',
    alt: '“What must you avoid?”: fourteen allergens to tick, with milk and nuts ticked.',
  },
  {
    name: 'teasel-bakery-order',
    alt: 'A walnut cake with the ribbon “Ruth is forty”, beside the choice of cake and size.',
  },
];
