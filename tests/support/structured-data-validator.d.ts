/** The package comes without types. */
declare module '@adobe/structured-data-validator' {
  class Validator {
    /** Things by type, as they were found in a page; the lists are changed on the way. */
    validate(found: {
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
  export = Validator;
}
