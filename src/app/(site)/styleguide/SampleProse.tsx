/** Every element that an editor can write. */
export function SampleProse() {
  return (
    <>
      <p>
        A quote without a list is a guess with a signature. This is how we take one apart, and what
        each part <a href="/pricing">costs with us</a>. <strong>Read the last line first.</strong>
      </p>
      <h2>What a website is made of</h2>
      <p>Design, words, code, and the hours nobody lists. In that order of price:</p>
      <ul>
        <li>Design: one drawing per page type, two rounds of changes.</li>
        <li>Words: written for the people who search, checked by the people who know.</li>
        <li>Code: pages that load in under two seconds on a phone in a van.</li>
      </ul>
      <h3>How to read a quote</h3>
      <ol>
        <li>Find the total for three years, not for the first month.</li>
        <li>Ask which lines end when you leave.</li>
      </ol>
      <blockquote>
        <p>If a line can’t be explained in a sentence, it is a margin.</p>
      </blockquote>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Fee</th>
              <th scope="col">Monthly</th>
              <th scope="col">Three years</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Hosting</th>
              <td>£30</td>
              <td>£1,080</td>
            </tr>
            <tr>
              <th scope="row">Maintenance</th>
              <td>£100</td>
              <td>£3,600</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        The check itself is one line: <code>curl -I https://example.com</code>.
      </p>
      <pre>
        <code>
          {'HTTP/2 200\ncontent-type: text/html; charset=utf-8\nserver-timing: cache;desc="hit"'}
        </code>
      </pre>
      <hr />
      <p>Prices on this page are the ones in the price list, always.</p>
    </>
  );
}
