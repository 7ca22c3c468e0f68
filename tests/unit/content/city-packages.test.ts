import { describe, expect, it } from 'vitest';
import { orderCityPackages } from '@/content/rules/city-packages';

const textWith = (...tokens: string[]) => ({
  root: {
    type: 'root',
    children: tokens.map((token) => ({ type: 'inlineBlock', fields: { token } })),
  },
});
const all = ['express', 'trades', 'beauty'];

describe('the packages of a city', () => {
  it('begin with those its text quotes, in reading order', () => {
    const text = textWith('add-on:shop', 'package:beauty', 'package:trades:to', 'package:beauty');
    expect(orderCityPackages(text, [], all)).toEqual(['beauty', 'trades', 'express']);
  });

  it('go on with those of its niches', () => {
    expect(orderCityPackages(null, ['trades', 'trades'], all)).toEqual([
      'trades',
      'express',
      'beauty',
    ]);
  });

  it('contain no package that is not for sale', () => {
    expect(orderCityPackages(textWith('package:gone'), [], all)).toEqual(all);
  });
});
