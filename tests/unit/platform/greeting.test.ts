import { expect, it } from 'vitest';
import { writeGreeting } from '@/platform/supervisor/greeting';

const place = { siteUrl: 'http://localhost:3000', dataDir: '/srv/data' };

it('shows the site’s address, and no password that the operator set', () => {
  const text = writeGreeting({ ...place, firstAdmin: { email: 'owner@studio.example' } });
  expect(text).toContain('http://localhost:3000/cms');
  expect(text).toContain('owner@studio.example');
  expect(text).not.toMatch(/password|beta|studio /i);
});

it('shows generated passwords with their purpose', () => {
  const firstAdmin = { email: 'admin@example.com', password: 'aaaa-bbbb-cccc-dddd' };
  const made = { betaPassword: 'eeee-ffff-gggg-hhhh', studioPassword: 'jjjj-kkkk-mmmm-nnnn' };
  const text = writeGreeting({ ...place, firstAdmin, ...made });
  expect(text).toMatch(/admin@example\.com\nPassword {2}aaaa-bbbb-cccc-dddd\n.*only this once/);
  expect(text).toMatch(/\/admin\nPassword {2}jjjj-kkkk-mmmm-nnnn\n.*only this once/);
  expect(text).toMatch(/\/beta-audit-ftj2025\nPassword {2}eeee-ffff-gggg-hhhh\n.*only this once/);
});
