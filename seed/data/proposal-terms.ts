import { markdown } from '../references';

/**
 * The first version of the terms. Figures come from the policy settings (specification, section 9).
 */
export const proposalTerms = [
  {
    version: 'November 2026',
    effectiveOn: '2026-11-01T12:00:00.000Z',
    body: markdown(
      'These terms belong to the proposal above. They come with our [terms of service](/terms-of-service) and our [cancellation and refund policy](/cancellation-policy); where the proposal says something else, the proposal counts. “We” are {{site:legalName}}, trading as {{site:brandName}}. “You” are the business named in the proposal.',
      '## 1. What you get',
      'We make what the proposal lists as included, and the lines that you chose. What it lists as not included, or does not mention, is not part of the price. The durations in the timeline count from the day on which your deposit and your first material have arrived, and they stand still while we wait for you.',
      '## 2. Price and payment',
      'You can accept until the day that stands on the proposal. If it has passed, we can renew it at the same prices: they hold for {{policy:priceLock}} from the day we first sent it.',
      '- {{policy:deposit}} of the single payments is due when you accept, the rest before the site goes live. You see the finished site on a private link before you pay the rest.\n- Monthly payments begin when the site goes live, in advance for each month.\n- The prices are fixed. If we misjudged the time, that is our loss.\n- Domain, hosting and licences of other companies are paid by you to them, in your name. We add nothing to their prices.\n- Whether VAT is charged stands on the invoice. To a consumer every price we quote is the whole price.',
      '## 3. Changes',
      'A wish that is not in the proposal is priced before we begin with it, and done when you have agreed in writing. The number of rounds of changes that is included stands in the description of your package. A round is one list of changes to what was agreed, sent together.',
      '## 4. What we need from you',
      '- Text, photographs and access by the dates that we agree, or an hour of conversation from which we write.\n- One person who can decide for you.\n- Material that you are allowed to use, and facts that are true: prices, qualifications, registrations and reviews above all.',
      'If we need an answer to go on and hear nothing for {{policy:clientSilence}}, the project ends by itself and {{policy:silenceFee}} of the unused funds is kept for the time we held. We remind you before that.',
      '## 5. Launch, hosting and support',
      'The site goes live when you have approved it and paid the rest. Support then runs for the time that your package states: faults in what we made, questions about using it, small corrections. Hosting, updates and backups are yours after the handover unless a monthly service in this proposal covers them. A fault that was there at launch is put right at no charge after that, too, if you tell us within a reasonable time of finding it.',
      '## 6. Who owns what',
      'When everything is paid, the design, the text and the code that we made for you are yours, with their files and accounts. Until then they are ours. Fonts, open-source software and stock material stay under the licences they come with. We may show the finished site as our work; tell us in writing if you would rather we did not.',
      '## 7. Monthly services',
      'A retainer or a chatbot runs until one side ends it in writing with {{policy:retainerNotice}} of notice. Stopping sooner costs {{policy:retainerEarlyExit}} of the next month’s payment. Posts and pages that we write under a retainer are licensed to you while it runs; you can buy them for {{policy:contentLicenceMultiple}} the monthly rate when it ends. While a retainer is active, we take on no other client in your niche and area, and these stay reserved for {{policy:exclusivityTail}} afterwards. The proposal names both. We hold them for you until the last day on which you can accept it.',
      '## 8. If you change your mind',
      'For {{policy:statutoryCancellation}} after you accept, you can cancel without giving a reason. If work has not begun, you get back everything you paid: a consumer has that right by law, a business by these terms. If you asked us to begin within that time, the [cancellation and refund policy](/cancellation-policy) says what the work done until then costs.',
      'After that you get back {{policy:refundBeforeWork}} of what you paid if work has not begun, {{policy:refundEarlyStage}} up to {{policy:refundEarlyStageUpTo}} complete, {{policy:refundMiddleStage}} up to {{policy:refundMiddleStageUpTo}} complete, and nothing beyond that. The policy has the details.',
      '## 9. What we answer for',
      'We work with reasonable care and skill. We do not promise a place in search results, a number of visitors or an income: nobody controls those. What our liability covers, and where it ends, stands in our terms of service. Nothing here limits liability that the law does not let anybody limit. The law of England and Wales applies.',
      '## 10. How this becomes a contract',
      'You accept by typing your name and pressing “Accept” on this page, for the business named in the proposal. That makes the contract. We then send you a mail with what you accepted, these terms, the date and a fingerprint of the text. That mail is your copy of the contract.',
    ),
  },
];
