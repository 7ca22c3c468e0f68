import { type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import { privacyPath } from '@/platform/paths';
import { confirmationHours } from '../rules/confirm';

/**
 * Asks whoever owns an address to confirm it. The site that is to be scanned is not named: anybody
 * can enter anything under somebody else’s address, and it would come from us.
 *
 * @param confirmUrl of the page with the button; opening it starts nothing
 */
export function scanConfirmation(head: LetterHead, confirmUrl: string): Letter {
  return setLetter(head, [
    { kind: 'paragraph', text: 'Hello,' },
    {
      kind: 'paragraph',
      text: 'You asked us to scan a website and gave this address. Open the page below and press the button there: the scan then starts.',
    },
    { kind: 'link', label: 'Confirm your address and start the scan', href: confirmUrl },
    {
      kind: 'paragraph',
      text: `The link works for ${confirmationHours} hours. If it was not you, somebody mistyped their address or used yours: ignore this mail, nothing happens, and we delete the address.`,
    },
    { kind: 'link', label: 'How we treat your data', href: `${head.siteUrl}${privacyPath}` },
  ]);
}
