import { z } from 'zod';

function isBaseAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash;
}

/** The language model that words the chat's answers; any server with OpenAI's interface. */
export const chatModelShape = {
  CHAT_MODEL_URL: z
    .string()
    .refine(isBaseAddress, 'must be a base address, such as https://api.openai.com/v1')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_MODEL_KEY: z.string().optional(),
  CHAT_MODEL_ANSWERS_A_DAY: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
    .transform(Number)
    .optional(),
};

const names = [
  'CHAT_MODEL_URL',
  'CHAT_MODEL',
  'CHAT_MODEL_KEY',
  'CHAT_MODEL_ANSWERS_A_DAY',
] as const;

type ChatModelInput = z.output<z.ZodObject<typeof chatModelShape>>;

/** A half-configured model is refused at the start: the chat must not stay silent unnoticed. */
export function checkChatModel(env: ChatModelInput, context: z.RefinementCtx): void {
  const given = names.find((name) => env[name] !== undefined);
  if (!given) return;
  for (const name of ['CHAT_MODEL_URL', 'CHAT_MODEL'] as const) {
    if (env[name]) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `is missing, although ${given} is set`,
    });
  }
}

const defaultAnswersADay = 200;

/** Undefined without a model: the chat shows the passages themselves. */
export function chatModelOf(env: ChatModelInput) {
  if (!env.CHAT_MODEL_URL || !env.CHAT_MODEL) return undefined;
  return {
    url: env.CHAT_MODEL_URL,
    name: env.CHAT_MODEL,
    /** A server of one's own may need none. */
    key: env.CHAT_MODEL_KEY,
    answersADay: env.CHAT_MODEL_ANSWERS_A_DAY ?? defaultAnswersADay,
  };
}

export type ChatModel = NonNullable<ReturnType<typeof chatModelOf>>;
