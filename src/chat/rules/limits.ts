/** Characters of a question; longer ones are conversations. */
export const longestQuestion = 300;

/** Questions before one, whose trade still counts. */
export const mostEarlier = 4;

/** Characters, and messages of a conversation. */
export const conversationLimits = { name: 100, email: 254, text: 2_000, messages: 100 } as const;
