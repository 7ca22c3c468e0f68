/**
 * Places and postcode districts, as facts in files of their own.
 *
 * Where they come from: post towns and districts as Royal Mail assigns them and as the Office for
 * National Statistics and Ordnance Survey publish them under the Open Government Licence; which
 * suburb or village lies in which district is common local knowledge, written down by hand. A place
 * that reaches into several districts names each of them. What was not certain was left out: a place
 * that is missing is asked about, a wrong one would promise what is taken.
 */
export interface PostcodeArea {
  /** What its postcodes begin with, e.g. `RG`. */
  letters: string;
  /** Counties and countries that it reaches into, one lower-case word each, short forms included. */
  counties: string;
  /** Post town → its districts, e.g. `B1-B21 B23`. The first town of a district names it. */
  towns: Record<string, string>;
  /** Town, suburb or village → the districts it lies in. Here, a post town is narrower than above. */
  places: Record<string, string>;
}
