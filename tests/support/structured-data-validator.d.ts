/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  class Validator {
    /** Things by type, as found in a page; the lists are modified. */
    validate(found: {
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
  export = Validator;
}
