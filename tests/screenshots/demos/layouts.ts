import { type DemoShot, desktop } from './shot.ts';

export const layouts: DemoShot[] = ['growth', 'fitness'].map((name) => ({
  name: `layout-${name}`,
  address: `/layouts/${name}`,
  ...desktop,
  isLayout: true,
  pixelRatio: 1,
}));
