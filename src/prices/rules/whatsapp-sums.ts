/** A visitor's own assumptions about WhatsApp on their website. */
export interface WhatsappInputs {
  /** Visits from phones in a month. */
  visits: number;
  /** Percentage of them that write by form or e-mail. */
  formPercent: number;
  /** Percentage that get in touch where WhatsApp is offered as well. */
  messagePercent: number;
}

export interface WhatsappSums {
  /** Enquiries a month, in whole ones. */
  withForm: number;
  withMessages: number;
  /** Not negative; 0 where WhatsApp changes nothing. */
  more: number;
  /** What a further enquiry costs in the first year; `null` without one. */
  pencePerEnquiry: number | null;
}

const share = (visits: number, percent: number) => Math.round((visits * percent) / 100);

/** @param pricePence what the integration costs, once */
export function sumWhatsapp(inputs: WhatsappInputs, pricePence: number): WhatsappSums {
  const withForm = share(inputs.visits, inputs.formPercent);
  const withMessages = share(inputs.visits, inputs.messagePercent);
  const more = Math.max(0, withMessages - withForm);
  return {
    withForm,
    withMessages,
    more,
    pencePerEnquiry: more === 0 ? null : Math.round(pricePence / (more * 12)),
  };
}
