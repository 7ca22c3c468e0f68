let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Passwords that many people have: some fifty thousand from published leaks, in lower case. Unpacked
 * when somebody sets a password, not with every start.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load();
  return known;
}
