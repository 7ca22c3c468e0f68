import type { WhatsappSumsBlock } from '@/payload-types';
import { getPriceBook } from '@/prices/store/price-book';
import { WhatsappCalculator } from '../../lazy-parts';
import { HeadedSection } from '../HeadedSection';

/** A phone that writes the first message, and what the visitor's own assumptions add up to. */
export async function WhatsappSums({ block }: { block: WhatsappSumsBlock }) {
  const { addOns } = await getPriceBook();
  const { subject, visits, formPercent, messagePercent, note } = block;
  return (
    <HeadedSection head={block} rank="main" ground="mist">
      <div className="mt-7 lg:mt-9">
        <WhatsappCalculator
          subject={subject}
          initial={{ visits, formPercent, messagePercent }}
          pricePence={addOns.find(({ key }) => key === 'whatsapp')?.pricePence ?? null}
          note={note || null}
        />
      </div>
    </HeadedSection>
  );
}
