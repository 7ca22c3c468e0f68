import { APIError } from 'payload';

/**
 * Says no in words that are meant for whoever reads them: their mistake, or a moment too late, and
 * no fault of ours. Its name stands in `loggingLevels`: the log keeps a line of it, not an alarm.
 *
 * @param status of the answer, 400 to 499
 */
export class Refusal extends APIError {
  constructor(message: string, status: number) {
    super(message, status, null, true);
    // Minifying would take it away.
    this.name = 'Refusal';
  }
}
