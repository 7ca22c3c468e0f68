'use client';

import type { UseFormRegister } from 'react-hook-form';
import { Input } from '@/design/ui/Input';
import { Select } from '@/design/ui/Select';
import { Textarea } from '@/design/ui/Textarea';
import { type EnquiryInput, enquiryLimits } from '../../rules/schema';
import { type EnquiryOptions, fieldId } from './enquiry-options';

export interface EnquiryFieldsProps {
  formId: string;
  register: UseFormRegister<EnquiryInput>;
  options: EnquiryOptions;
  initial: Partial<EnquiryInput>;
  messages: Partial<Record<keyof EnquiryInput, string | undefined>>;
}

/** The fields in the order in which people answer them. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { formId, register, options, initial, messages } = props;
  const field = (name: keyof EnquiryInput) => {
    const error = messages[name];
    return {
      ...register(name),
      id: fieldId(formId, name),
      defaultValue: initial[name] ?? '',
      ...(error ? { error } : {}),
    };
  };

  return (
    <>
      <Input
        {...field('name')}
        label="Name"
        autoComplete="name"
        required
        minLength={2}
        maxLength={enquiryLimits.name}
      />
      <Input
        {...field('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={enquiryLimits.email}
      />
      <Select
        {...field('project_type')}
        label="What do you need?"
        placeholder="Please choose"
        options={options.project_type}
        required
      />
      <Select
        {...field('package_tier')}
        label="Package"
        optional
        placeholder="No package in mind"
        options={options.package_tier}
      />
      <Select
        {...field('industry')}
        label="Industry"
        optional
        placeholder="Please choose"
        options={options.industry}
      />
      <Select
        {...field('referral_source')}
        label="How did you hear of us?"
        optional
        placeholder="Please choose"
        options={options.referral_source}
      />
      <Textarea
        {...field('message')}
        label="Your project"
        help="What you do, where, and what the website should bring you. A few sentences are enough."
        required
        minLength={10}
        maxLength={enquiryLimits.message}
        fieldClassName="sm:col-span-2"
      />
      {/* For programs that fill in whatever they find. */}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${formId}-fax`}>Fax number, leave empty</label>
        <input id={`${formId}-fax`} name="fax_number" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
