import { afterAll, expect, it } from 'vitest';
import { siteSettings } from '../../../seed/data/site';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// It loads the configuration, which reads the environment that was set above.
const { listTestimonials } = await import('@/content/store/shared-content');

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
