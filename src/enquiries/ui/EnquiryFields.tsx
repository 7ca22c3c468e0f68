'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Disclosure } from '@/design/ui/Disclosure';
import { EmailInput } from '@/design/ui/EmailInput';
import { Input, Select, type SelectOption, Textarea } from '@/design/ui/Field';
import { FieldForPrograms } from '@/design/ui/FormParts';
import { Icon } from '@/design/ui/Icon';
import { SegmentedRadios } from '@/design/ui/SegmentedRadios';
import { type EnquiryInput, enquiryLimits, noWayToReply } from '../rules/fields';
import type { Attachments } from '../rules/handed-over';
import {
  industryOptions,
  type OpeningHours,
  projectTypeOptions,
  referralSourceOptions,
  ringTimesWithin,
  wordRingHours,
} from '../rules/options';

/** ID of a control: identical on every page, so that errors and links find it. */
export function fieldId(formId: string, name: keyof EnquiryInput): string {
  return `${formId}-${name}`;
}

/** The labels of the fields, which a summary of errors repeats. */
export const enquiryLabels: Record<keyof EnquiryInput, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  ringWhen: 'When suits you?',
  projectType: 'What do you need?',
  packageTier: 'Package',
  industry: 'Industry',
  referralSource: 'How did you hear of us?',
  message: 'Your project',
};

export interface PackageOption extends SelectOption {
  /** Beneath the field, because a phone cuts a longer option. */
  price?: string;
}

export interface EnquiryFieldsProps {
  formId: string;
  form: Pick<UseFormReturn<EnquiryInput>, 'register' | 'watch'>;
  packages: PackageOption[];
  openingHours: OpeningHours;
  initial: Partial<EnquiryInput>;
  messages: Partial<Record<keyof EnquiryInput, string | undefined>>;
}

/** One column on a phone, two elsewhere. */
export const gridLook =
  'grid grid-cols-1 gap-x-6 @max-[32rem]:[--field-message:1.25rem] @min-[32rem]:grid-cols-2 @min-[32rem]:gap-y-2';

/** Folded, because most visitors can do without them, and open when one of them is wrong. */
const furtherFields = ['packageTier', 'industry', 'referralSource'] as const;

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { formId, form, packages, openingHours, initial, messages } = props;
  const chosen = (name: keyof EnquiryInput) => form.watch(name) ?? initial[name] ?? '';
  const isFurtherWrong = furtherFields.some((name) => messages[name]);
  const [wasFurtherOpened, setFurtherOpen] = useState(isFurtherWrong);
  const isFurtherOpen = wasFurtherOpened || isFurtherWrong;
  // It stays open when the error is mended.
  useEffect(() => {
    if (isFurtherWrong) setFurtherOpen(true);
  }, [isFurtherWrong]);
  const furtherOptions: Record<(typeof furtherFields)[number], readonly SelectOption[]> = {
    packageTier: packages,
    industry: industryOptions,
    referralSource: referralSourceOptions,
  };
  const alongWithIt = furtherFields.flatMap(
    (name) => furtherOptions[name].find(({ value }) => value === chosen(name))?.label ?? [],
  );

  const field = (name: keyof EnquiryInput, rules?: RegisterOptions<EnquiryInput>) => {
    const error = messages[name];
    return {
      ...form.register(name, rules),
      id: fieldId(formId, name),
      label: enquiryLabels[name],
      defaultValue: initial[name] ?? '',
      ...(error ? { error } : {}),
    };
  };
  const choice = (name: keyof EnquiryInput, options: readonly SelectOption[]) => ({
    ...field(name),
    options: [...options],
    placeholder: 'Please choose',
  });

  return (
    <>
      <Input
        {...field('name')}
        autoComplete="name"
        required
        minLength={2}
        maxLength={enquiryLimits.name}
      />
      <Select {...choice('projectType', projectTypeOptions)} required />
      <fieldset className={`col-span-full min-w-0 pb-4 ${gridLook}`}>
        <legend className="pb-1.5 text-small font-semibold">
          How do we reach you?{' '}
          <span className="font-normal text-muted @max-[32rem]:block">
            E-mail or phone, one is enough.
          </span>
        </legend>
        <EmailInput {...field('email')} maxLength={enquiryLimits.email} />
        <Input
          // It mends the e-mail field's error, too.
          {...field('phone', { deps: 'email' })}
          {...(messages.email === noWayToReply
            ? { 'aria-invalid': true, 'aria-describedby': `${fieldId(formId, 'email')}-error` }
            : {})}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={enquiryLimits.phone}
        />
        <SegmentedRadios
          {...form.register('ringWhen')}
          legend={enquiryLabels.ringWhen}
          options={ringTimesWithin(openingHours)}
          defaultValue={initial.ringWhen}
          help={wordRingHours(openingHours)}
          className="col-span-full"
        />
      </fieldset>
      <Textarea
        {...field('message')}
        help="What you do, where, and what the website should bring you. A few sentences are enough."
        required
        minLength={10}
        maxLength={enquiryLimits.message}
        fieldClassName="col-span-full"
      />
      <Disclosure
        summary="More about your project (optional)"
        open={isFurtherOpen}
        onToggle={({ currentTarget }) => setFurtherOpen(currentTarget.open)}
        className="col-span-full"
      >
        <div className={`pt-4 ${gridLook}`}>
          <Select
            {...choice('packageTier', packages)}
            placeholder="No package in mind"
            help={packages.find(({ value }) => value === chosen('packageTier'))?.price}
            fieldClassName="col-span-full"
          />
          <Select {...choice('industry', industryOptions)} />
          <Select {...choice('referralSource', referralSourceOptions)} />
        </div>
      </Disclosure>
      {!isFurtherOpen && alongWithIt.length > 0 ? (
        <p className="col-span-full text-small text-muted">
          Sent with your message: {alongWithIt.join(', ')}
        </p>
      ) : null}
      <FieldForPrograms formId={formId} />
    </>
  );
}

interface AttachedProps {
  attachments: Attachments;
  onDetach: (what: keyof Attachments) => void;
}

/** What the visitor brings from another part of the site, at the head of the form. */
export function Attached({ attachments: { estimate, scan }, onDetach }: AttachedProps) {
  if (!estimate && !scan) return null;
  return (
    <ul
      aria-label="Goes along with your message"
      className="col-span-full mb-5 border-t border-ink text-small"
    >
      {estimate ? (
        <AttachedLine
          title="Estimate attached"
          text={estimate.receipt?.parts ?? estimate.label ?? 'Your estimate'}
          total={estimate.receipt?.total}
        >
          {estimate.receipt ? (
            <a href={estimate.receipt.href} className="touch inline-flex items-center">
              Change<span className="sr-only"> the estimate</span>
            </a>
          ) : null}
          <LeaveOut what="estimate" onDetach={onDetach} />
        </AttachedLine>
      ) : null}
      {scan ? (
        <AttachedLine title="Scan attached" text="The report on your website">
          <LeaveOut what="scan" onDetach={onDetach} />
        </AttachedLine>
      ) : null}
    </ul>
  );
}

interface AttachedLineProps {
  title: string;
  text: string;
  total?: string | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

function AttachedLine({ title, text, total, children }: AttachedLineProps) {
  return (
    <li className="border-b border-rule pt-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="flex items-center gap-2 font-semibold">
          <Icon name="check" className="text-orchard" />
          {title}
        </span>
        {total ? (
          <span className="font-mono text-h3 font-semibold tracking-[-0.04em]">{total}</span>
        ) : null}
      </p>
      <p className="text-muted">{text}</p>
      <p className="flex flex-wrap gap-x-5">{children}</p>
    </li>
  );
}

function LeaveOut({
  what,
  onDetach,
}: { what: keyof Attachments } & Pick<AttachedProps, 'onDetach'>) {
  return (
    <button
      type="button"
      className="touch underline hover:no-underline"
      onClick={() => onDetach(what)}
    >
      Leave out<span className="sr-only"> the {what}</span>
    </button>
  );
}
