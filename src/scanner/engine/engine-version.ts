/**
 * The version of the rules. Raise the first number when scores of the same page change noticeably,
 * the second when they may change at all, the third when only words do.
 */
export const ENGINE_VERSION = '1.0.0';
