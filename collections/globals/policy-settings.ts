import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '@/accounts/hooks/access';
import { refreshSite } from '@/content/hooks/publishing';
import { numberField } from '@/platform/database/fields';
import { penceField } from '@/prices/hooks/price-fields';
import { recordPriceSettings } from '@/prices/hooks/record-price-change';
import { type PolicyKey, policyFigures, policyGroups } from '@/prices/rules/policy-figures';

function figureField(name: PolicyKey): Field {
  const { label, help, unit, initial } = policyFigures[name];
  const shared = { required: true, defaultValue: initial, description: help };
  if (unit === 'pence') return penceField(name, label, shared);
  return numberField(name, label, { min: 0, max: 1_000_000, ...shared });
}

export const PolicySettings: GlobalConfig = {
  slug: 'policy-settings',
  label: 'Fees and periods',
  access: globalAccess('policy-settings'),
  admin: {
    group: 'Prices',
    description:
      'Fees, notice periods and shares. Every page and every term that quotes one reads it here.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: policyGroups.map(({ label, keys }) => ({ label, fields: keys.map(figureField) })),
    },
  ],
  hooks: { afterChange: [recordPriceSettings, refreshSite] },
  versions: { max: 20 },
};
