import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { privacyPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import { getPriceBook } from '@/prices/store/price-book';
import { EnquiryForm } from '../../lazy-parts';

export interface LeadFormProps {
  /** Of the form; another one for a second form on the page. */
  id?: string;
  /** Path of the page. */
  path: string;
  /** Value of the industry that the page is about. */
  industry?: string | null;
}

/** The enquiry form with the packages and prices of today. */
export async function LeadForm({ id = 'enquiry', path, industry }: LeadFormProps) {
  const [{ packages }, { email, replyWithinHours }, { isLive }] = await Promise.all([
    getPriceBook(),
    getSiteIdentity(),
    getSiteIndex(),
  ]);
  return (
    <EnquiryForm
      id={id}
      path={path}
      email={email}
      privacyHref={isLive(privacyPath) ? privacyPath : null}
      replyWithinHours={replyWithinHours}
      {...(industry ? { initial: { industry } } : {})}
      packages={[
        { value: 'not-sure', label: 'Not sure yet' },
        ...packages.map(({ key, name, priceFromPence, priceToPence }) => ({
          value: key,
          label: `${name}, ${formatPenceRange(priceFromPence, priceToPence)}`,
        })),
      ]}
    />
  );
}
