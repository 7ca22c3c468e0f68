import { afterAll, expect, it } from 'vitest';
import { siteSettings } from '../../../seed/data/site';
import { picture, uploadForm } from '../support/documents';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// It loads the configuration, which reads the environment that was set above.
const { listTestimonials } = await import('@/content/store/shared-content');
const { getCaseStudy } = await import('@/content/store/case-studies');

const editor = editingAs(await site.as('editor'));

it('a client’s testimonial comes before the samples, and alone after the launch', async () => {
  await editor.create('testimonials', { author: 'First sample', isSample: true });
  await editor.create('testimonials', { author: 'Second sample', isSample: true });
  await editor.create('testimonials', { author: 'First client' });
  await editor.create('testimonials', { author: 'Second client', isSample: false });
  const shown = async (limit: number) =>
    (await listTestimonials(limit)).map(({ author }) => author);
  expect(await shown(3)).toEqual(['First client', 'Second client', 'First sample']);
  await site.payload.updateGlobal({
    slug: 'site-settings',
    data: { ...siteSettings, isSample: false, isLaunched: true } as never,
  });
  expect(await shown(3)).toEqual(['First client', 'Second client']);
});

it('has its client’s site, portrait and review, each with an address that opens', async () => {
  const send = await site.as('editor');
  const form = await uploadForm(
    { alt: 'Jo Farr in her workshop' },
    { name: 'jo.png', type: 'image/png', content: await picture() },
  );
  const { body } = await send('POST', '/media', { form });
  const sources = {
    website: 'https://farr-joinery.example',
    reviewUrl: 'https://www.google.com/maps/reviews/1',
    portrait: (body.doc as unknown as { id: number }).id,
  };
  const { id } = await editor.create('testimonials', { author: 'Jo Farr', ...sources });
  const shown = (await listTestimonials(100)).find(({ author }) => author === 'Jo Farr');
  expect(shown).toMatchObject({ ...sources, portrait: { alt: 'Jo Farr in her workshop' } });
  await editor.create('case-studies', { slug: 'farr', testimonials: [id] });
  expect((await getCaseStudy('farr'))?.testimonials).toEqual([shown]);

  for (const website of ['farr-joinery.example', 'javascript:alert(1)', '/pricing']) {
    const { status, text } = await send('PATCH', `/testimonials/${id}`, { body: { website } });
    expect(status).toBe(400);
    expect(text).toContain('Start with https:// or http://.');
  }
});
