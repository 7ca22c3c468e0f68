'use client';

import type { UseFormRegister } from 'react-hook-form';
import { Input, Select, type SelectOption, Textarea } from '@/design/ui/Field';
import { FieldForPrograms } from '@/design/ui/FormParts';
import { Icon } from '@/design/ui/Icon';
import { type EnquiryInput, enquiryLimits } from '../rules/fields';
import type { Attachments } from '../rules/handed-over';
import { industryOptions, projectTypeOptions, referralSourceOptions } from '../rules/options';

/** ID of a control: identical on every page, so that errors and links find it. */
export function fieldId(formId: string, name: keyof EnquiryInput): string {
  return `${formId}-${name}`;
}

/** The labels of the fields, which a summary of errors repeats. */
export const enquiryLabels: Record<keyof EnquiryInput, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
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
  register: UseFormRegister<EnquiryInput>;
  packages: PackageOption[];
  /** Value of the package that is chosen. */
  chosenPackage: string;
  initial: Partial<EnquiryInput>;
  messages: Partial<Record<keyof EnquiryInput, string | undefined>>;
}

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { formId, register, packages, chosenPackage, initial, messages } = props;
  const field = (name: keyof EnquiryInput) => {
    const error = messages[name];
    return {
      ...register(name),
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
      <Input
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={enquiryLimits.email}
      />
      <Input
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help="Enough without an e-mail."
        optional
        maxLength={enquiryLimits.phone}
      />
      <Select {...choice('projectType', projectTypeOptions)} required />
      <Select
        {...choice('packageTier', packages)}
        placeholder="No package in mind"
        optional
        help={packages.find(({ value }) => value === chosenPackage)?.price}
        fieldClassName="@min-[32rem]:col-span-2 @min-[44rem]:col-span-1"
      />
      <Select
        {...choice('industry', industryOptions)}
        optional
        fieldClassName="@min-[44rem]:col-start-1"
      />
      <Select
        {...choice('referralSource', referralSourceOptions)}
        optional
        fieldClassName="@min-[44rem]:col-start-1"
      />
      <Textarea
        {...field('message')}
        help="What you do, where, and what the website should bring you. A few sentences are enough."
        required
        minLength={10}
        maxLength={enquiryLimits.message}
        className="grow"
        fieldClassName="flex flex-col @min-[32rem]:col-span-2 @min-[44rem]:col-span-1 @min-[44rem]:col-start-2 @min-[44rem]:row-span-3 @min-[44rem]:row-start-3"
      />
      <FieldForPrograms formId={formId} />
    </>
  );
}

interface AttachedProps {
  attachments: Attachments;
  onDetach: (what: keyof Attachments) => void;
}

export function Attached({ attachments: { estimate, scan }, onDetach }: AttachedProps) {
  if (!estimate && !scan) return null;
  return (
    <ul aria-label="Goes along with your message" className="mb-2 border-t border-ink text-small">
      {estimate ? (
        <AttachedLine what="estimate" onDetach={onDetach}>
          {estimate.label ?? 'Your estimate'}
        </AttachedLine>
      ) : null}
      {scan ? (
        <AttachedLine what="scan" onDetach={onDetach}>
          The report on your website
        </AttachedLine>
      ) : null}
    </ul>
  );
}

interface AttachedLineProps extends Pick<AttachedProps, 'onDetach'> {
  what: keyof Attachments;
  children: string;
}

function AttachedLine({ what, children, onDetach }: AttachedLineProps) {
  return (
    <li className="flex items-center gap-3 border-b border-rule ps-1">
      <Icon name="check" className="text-orchard" />
      <span className="min-w-0 flex-1 py-2">
        <span className="block font-semibold">
          {what === 'estimate' ? 'Estimate attached' : 'Scan attached'}
        </span>
        <span className="text-muted">{children}</span>
      </span>
      <button
        type="button"
        className="touch px-2 underline hover:no-underline"
        onClick={() => onDetach(what)}
      >
        Leave out<span className="sr-only"> the {what}</span>
      </button>
    </li>
  );
}
