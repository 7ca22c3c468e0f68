let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Fifty thousand passwords from leaks, in lower case. Decompressed when a user sets a password. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load();
  return known;
}
