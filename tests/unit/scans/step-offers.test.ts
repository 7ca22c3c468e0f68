import { expect, it } from 'vitest';
import { findOwnRepair } from '@/scanner/checks/own-repairs';
import type { OfferView } from '@/scans/rules/scans';
import { offerFor } from '@/scans/ui/scan/report/FirstSteps';

const view = (...kinds: OfferView['offers'][number]['kind'][]): OfferView => ({
  words: '',
  offers: kinds.map((kind) => ({ kind, label: kind, href: '/pricing', price: '£99' })),
});
const step = (id: string) => ({ remedy: 'words' as const, own: findOwnRepair(id) });

it('offers a monthly plan only for work that needs a developer', () => {
  const [easy, hard] = [step('local-phone'), step('perf-compression')];
  expect(easy.own.effort).not.toBe('developer');
  expect(hard.own.effort).toBe('developer');
  const plan = { words: view('packages', 'retainers') };
  expect(offerFor(easy, plan)).toBeNull();
  expect(offerFor(hard, plan)?.kind).toBe('retainers');
  expect(offerFor(easy, { words: view('add-ons', 'retainers') })?.kind).toBe('add-ons');
});
