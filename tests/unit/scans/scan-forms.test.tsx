// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scanFailed, urlRequired } from '@/scans/rules/scan-state';
import { CrawlForm } from '@/scans/ui/CrawlForm';
import { ScanForm } from '@/scans/ui/ScanForm';
import { ConfirmForm } from '@/scans/ui/scan/ConfirmForm';
import { FixText } from '@/scans/ui/scan/report/CategorySection';
import { actionAnswers, faultOf, field, open, serverStreams, toasts } from '../support/dom';

const { confirmAddress, request } = vi.hoisted(() => ({
  confirmAddress: vi.fn(),
  request: vi.fn(),
}));
vi.mock('@/scans/actions/scan-actions', () => ({
  confirmAddress,
  sendScanRequest: request,
  sendCrawlRequest: request,
}));
beforeEach(() => void confirmAddress.mockReset());

const props = {
  id: 'scan',
  path: '/scanner',
  label: 'Website',
  buttonText: 'Go',
  placeholder: 'your-business.co.uk',
  note: null,
  termsHref: null,
};
const openScan = () => open(<ScanForm {...props} tool="scan" />);
const openCrawl = () => open(<CrawlForm {...props} />);
const limited = { status: 'limited', retryAfterSeconds: 60, error: 'Again tomorrow.' };
const accepted = { status: 'accepted', id: 'one', isStored: false };
const running = {
  id: 'one',
  tool: 'scan',
  status: 'running',
  place: null,
  steps: [],
  message: null,
};

describe.each([
  ['a scan', openScan],
  ['a crawl', openCrawl],
])('%s', (_what, openForm) => {
  it('needs an address and sends nothing without one', async () => {
    const { action } = actionAnswers(request, accepted);
    const { fill, press } = openForm();
    await fill('Website', '   ');
    await press(/^Go/);
    expect(toasts()).toEqual([`${urlRequired.title}: ${urlRequired.text}`]);
    expect(document.activeElement).toBe(field('Website'));
    expect(faultOf('Website')).toBe(urlRequired.text);
    expect(action).not.toHaveBeenCalled();
  });

  it('keeps the address after a refusal', async () => {
    actionAnswers(request, limited);
    const { fill, press } = openForm();
    await fill('Website', 'price.example');
    await press(/^Go/);
    await vi.waitFor(() => expect(toasts().join()).toContain('Again tomorrow.'));
    expect(field('Website').value).toBe('price.example');
    expect(field('Website').disabled).toBe(false);
  });

  it('reports a connection error', async () => {
    actionAnswers(request, new Error('The connection was lost'));
    const { fill, press } = openForm();
    await fill('Website', 'price.example');
    await press(/^Go/);
    await vi.waitFor(() => expect(toasts().join()).toContain(scanFailed.text));
  });

  it('cannot start twice while it runs, and reports the reason of a failure', async () => {
    const { action } = actionAnswers(request, accepted);
    const stream = serverStreams();
    const { fill, press } = openForm();
    await fill('Website', 'price.example');
    await press(/^Go/);
    await vi.waitFor(() => expect(stream.paths()).toHaveLength(1));
    expect(field('Website').disabled).toBe(true);
    await press(/^Go/);
    expect(action).toHaveBeenCalledOnce();
    stream.tell({ ...running, status: 'failed', message: 'Nobody is at home.', result: null });
    expect(toasts().join()).toContain('Nobody is at home.');
    expect(field('Website').disabled).toBe(false);
  });
});

const speed = {
  ...{ url: 'https://price.example/', reportPath: '/scan/report/one', overall: 90 },
  ...{ counts: {}, categories: [], top: [], speed: [], isPartial: false, byOurLimit: false },
};

it('focuses the result’s heading even if it is drawn long after the state arrived', async () => {
  actionAnswers(request, accepted);
  const stream = serverStreams();
  const { fill, press } = open(<ScanForm {...props} tool="page-speed" />);
  await fill('Website', 'price.example');
  await press(/^Go/);
  await vi.waitFor(() => expect(stream.paths()).toHaveLength(1));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  act(() => {
    stream.tell({ ...running, tool: 'page-speed', status: 'done', result: speed });
    vi.advanceTimersByTime(1_000);
    expect(screen.queryByRole('heading')).toBeNull();
  });
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Speed estimate' }));
});

describe('a scan beyond the free ones', () => {
  it('asks for an e-mail address, and sends both together', async () => {
    const { sent } = actionAnswers(request, { status: 'email-needed' }, limited);
    const { fill, press } = openScan();
    await fill('Website', 'price.example');
    await press(/^Go/);
    await screen.findByText(/^You’ve used your free scans/);
    await fill('E-mail address', 'megan@price.example');
    await press(/^Go/);
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ url: 'price.example', email: 'megan@price.example' });
  });

  it('shows an error beside the e-mail field', async () => {
    const error = 'Please enter a valid email address';
    actionAnswers(
      request,
      { status: 'email-needed' },
      { status: 'invalid', field: 'email', error },
    );
    const { fill, press } = openScan();
    await fill('Website', 'price.example');
    await press(/^Go/);
    await screen.findByText(/^You’ve used your free scans/);
    await fill('E-mail address', 'megan');
    await press(/^Go/);
    await vi.waitFor(() => expect(faultOf('E-mail address')).toBe(error));
  });
});

describe('a scan without a score', () => {
  it('keeps its reason on the page, and blames no address', async () => {
    actionAnswers(request, accepted);
    const stream = serverStreams();
    const { fill, press } = openScan();
    await fill('Website', 'price.example');
    await press(/^Go/);
    await vi.waitFor(() => expect(stream.paths()).toHaveLength(1));
    stream.tell({ ...running, status: 'blocked', message: 'Nobody is at home.', result: null });
    expect(await screen.findByText('Nobody is at home.')).toBeDefined();
    expect(field('Website').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('an address that can’t be scanned', () => {
  it('is marked', async () => {
    actionAnswers(request, { status: 'invalid', field: 'url', error: 'That is no website.' });
    const { fill, press } = openScan();
    await fill('Website', 'price');
    await press(/^Go/);
    await vi.waitFor(() => expect(field('Website').getAttribute('aria-invalid')).toBe('true'));
    expect(toasts()).toEqual(['Scan Failed: That is no website.']);
  });
});

describe('an address that comes with the link', () => {
  it('starts one scan at once', async () => {
    window.history.replaceState(null, '', '/scanner?url=price.example');
    const { sent } = actionAnswers(request, limited);
    openScan();
    await vi.waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ url: 'price.example' })]),
    );
    expect(window.location.search).toBe('');
  });
});

describe('confirming the e-mail address of a scan', () => {
  it('needs a button press, and shows errors', async () => {
    confirmAddress.mockResolvedValue({ text: 'This link is too old.' });
    const { press } = open(<ConfirmForm id="one" token="token" />);
    expect(confirmAddress).not.toHaveBeenCalled();
    await press(/^Start my scan/);
    expect(await screen.findByText('This link is too old.')).toBeDefined();
    expect(Object.fromEntries(confirmAddress.mock.calls[0]?.[1])).toEqual({
      id: 'one',
      token: 'token',
    });
  });
});

it.each([
  ['Hide it, e.g. <svg aria-hidden="true">, and see <main>.', 2],
  ['As a link: <a href="tel:+441632960118">01632 960118</a>.', 1],
  ['Smaller than 5 < 6 words.', 0],
])('of what to repair, HTML stands out: %s', (text, count) => {
  const { container } = open(<FixText text={text} />);
  expect(container.textContent).toBe(text);
  const marked = [...container.querySelectorAll('code')].map((code) => code.textContent);
  expect(marked).toHaveLength(count);
  expect(marked.join('')).toMatch(/^(?:<.+>)?$/);
});
