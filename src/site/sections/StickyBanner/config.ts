import type { Block } from 'payload';
import { textField } from '@/platform/database/fields';
import { priceTextField } from '@/prices/hooks/price-fields';

export const stickyBannerBlock: Block = {
  slug: 'stickyBanner',
  interfaceName: 'StickyBannerBlock',
  labels: { singular: 'Banner at the bottom', plural: 'Banners at the bottom' },
  fields: [
    priceTextField('text', 'Words', { required: true, maxLength: 140 }),
    textField('buttonText', 'Button', {
      required: true,
      defaultValue: 'Get Started',
      maxLength: 30,
    }),
  ],
};
