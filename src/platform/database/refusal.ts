import { APIError } from 'payload';

/**
 * Says no in words that are meant for whoever reads them: their mistake, or a moment too late, and
 * no fault of ours. Its name stands in `loggingLevels`: the log keeps a line of it, not an alarm.
 *
 * @param status of the answer, 400 to 499
 * @param data what a form needs beside the words
 */
export class Refusal extends APIError {
  constructor(message: string, status: number, data: object | null = null) {
    // Null is what Payload takes for none, though its type doesn’t say so.
    super(message, status, data as never, true);
    // Minifying would take it away.
    this.name = 'Refusal';
  }
}
