import type { SelectOption } from '@/design/ui/Select';
import type { EnquiryInput } from '../../rules/schema';

/** What the lists of the form offer; the packages come from the CMS. */
export interface EnquiryOptions {
  industry: SelectOption[];
  project_type: SelectOption[];
  package_tier: SelectOption[];
  referral_source: SelectOption[];
}

/** Id of a control: the same on every view, so that errors and links find it. */
export function fieldId(formId: string, name: keyof EnquiryInput): string {
  return `${formId}-${name}`;
}
