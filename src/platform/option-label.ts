/** The label of a stored value; the value itself if the option no longer exists. */
export function optionLabel(
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
): string {
  return options.find((option) => option.value === value)?.label ?? value ?? '';
}
