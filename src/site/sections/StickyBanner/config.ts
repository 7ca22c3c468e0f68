import { defineSection } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';
import { priceTextField } from '@/prices/hooks/price-fields';

export const stickyBannerBlock = defineSection(
  'stickyBanner',
  ['Banner at the bottom', 'Banners at the bottom'],
  [
    priceTextField('text', 'Words', { required: true, maxLength: 140 }),
    textField('buttonText', 'Button', {
      required: true,
      defaultValue: 'Get Started',
      maxLength: 30,
    }),
  ],
);
