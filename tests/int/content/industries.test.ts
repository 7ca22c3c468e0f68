import { afterAll, expect, it } from 'vitest';
import { picture } from '../support/documents';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// It loads the configuration, which reads the environment that was set above.
const { getIndustryPage } = await import('@/content/store/industries');

const editor = editingAs(await site.as('editor'));

const data = await picture('webp');
const file = { name: 'phone.webp', data, mimetype: 'image/webp', size: data.length };
const { id: phone } = await site.payload.create({
  collection: 'media',
  data: { alt: 'On a phone' },
  file,
});

const complete = {
  foundPicture: phone,
  foundText: 'A customer taps the job.',
  askedPicture: phone,
  askedText: 'Two photos and a sentence.',
  message: 'New board\nPhotos: 2',
  arrivedText: 'You know the job.',
};

it('an industry shows how an enquiry comes in, once all frames are filled in', async () => {
  const { id } = await editor.create('industries', { slug: 'sparks', enquiryFrames: complete });
  const shown = (await getIndustryPage('sparks'))?.enquiryFrames;
  expect(shown?.shown).toMatchObject([
    { picture: { alt: 'On a phone' }, text: 'A customer taps the job.' },
    { picture: { alt: 'On a phone' }, text: 'Two photos and a sentence.' },
  ]);
  expect(shown?.arrived).toEqual({
    subject: 'New board',
    lines: [{ label: 'Photos', text: '2' }],
    caption: 'You know the job.',
  });
  for (const name of Object.keys(complete)) {
    await editor.publish('industries', id, { enquiryFrames: { ...complete, [name]: null } });
    expect((await getIndustryPage('sparks'))?.enquiryFrames, name).toBeNull();
  }
});

it('an industry has a guess of what a new customer leaves, or the one for any trade', async () => {
  const { id } = await editor.create('industries', { slug: 'boards' });
  const guessWith = async (newCustomer: object) => {
    await editor.publish('industries', id, { newCustomer });
    return (await getIndustryPage('boards'))?.newCustomer;
  };
  expect((await getIndustryPage('boards'))?.newCustomer).toBeNull();
  expect(await guessWith({ example: 'a board', profitPence: 18_000 })).toEqual({
    pence: 18_000,
    example: 'a board',
  });
  expect(await guessWith({ example: '', profitPence: 18_000 })).toMatchObject({ example: null });
  expect(await guessWith({ example: 'a board', profitPence: null })).toBeNull();
});

it.each([0, 18_050, 200_100])('a guess of %i pence is refused', async (profitPence) => {
  const { id } = await editor.create('industries');
  const refusal = await editor.refusal('industries', { newCustomer: { profitPence } }, id);
  expect(refusal).toEqual({ 'newCustomer.profitPence': 'Whole pounds, from £1 to £2,000.' });
});
