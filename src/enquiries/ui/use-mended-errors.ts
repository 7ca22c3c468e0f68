import { type FormEvent, useEffect, useState } from 'react';
import type { EnquiryErrors, EnquiryOutcome } from '../actions/receive-enquiry';

/** The server's errors of the short form; each goes as soon as its field is mended. */
export function useMendedErrors(outcome: EnquiryOutcome | null) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  useEffect(() => setErrors(outcome?.status === 'invalid' ? outcome.errors : {}), [outcome]);

  const look = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return;
    try {
      const { checkShortEnquiry } = await import('./check-enquiry');
      const now: EnquiryErrors = checkShortEnquiry(new FormData(currentTarget));
      // What is still empty elsewhere is said when the form is sent.
      setErrors((before) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => name in before)),
      );
    } catch {
      // Without the rules, only the server looks.
    }
  };
  return { errors, look };
}
