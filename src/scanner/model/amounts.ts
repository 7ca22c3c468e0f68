/** A number with its noun: `1 picture`, `3 pictures`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** How many of something: `2 of 3 pictures`, or `The only picture` at the beginning of a sentence. */
export function partOf(part: number, total: number, one: string, many = `${one}s`): string {
  return total === 1
    ? `The only ${one}`
    : `${part.toLocaleString('en-GB')} of ${counted(total, one, many)}`;
}

/** Bytes for people, in units of 1024: `900 bytes`, `212 kB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const kilobytes = bytes / 1024;
  // From here on it would round to 1024 kB.
  if (kilobytes < 1023.5) return `${Math.round(kilobytes)} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Joins words as people do: `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
