import { type DemoShot, desktop } from './shot.ts';

export const layouts: DemoShot[] = [
  { name: 'layout-growth', address: '/layouts/growth', ...desktop, isLayout: true, pixelRatio: 1 },
];
