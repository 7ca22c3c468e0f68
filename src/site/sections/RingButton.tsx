import { getSiteIdentity } from '@/content/store/site';
import { Button } from '@/design/ui/Button';
import { phoneHref } from '@/platform/phone';

/** The telephone beside the page's main button. */
export async function RingButton() {
  const { phone, isContactSample } = await getSiteIdentity();
  return phone ? (
    <Button href={phoneHref(phone)} className="max-sm:w-full">
      Ring {phone}
      {isContactSample ? ' (sample)' : null}
    </Button>
  ) : null;
}
