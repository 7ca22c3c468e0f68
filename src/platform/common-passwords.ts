let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * About fifty thousand common passwords from published leaks, in lower case. Decompressed when a
 * user sets a password, not at each start.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load();
  return known;
}
