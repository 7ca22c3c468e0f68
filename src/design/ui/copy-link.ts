import { showToast } from './show-toast';

/**
 * Copies a link and reports the result in a toast (specification, section 8). Browser only.
 *
 * @param description name of the copied item
 */
export async function copyLink(url: string, description: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied!', description, tone: 'success' });
  } catch {
    showToast({
      title: 'The link could not be copied',
      description: 'Please copy it from the address bar.',
      tone: 'error',
    });
  }
}
