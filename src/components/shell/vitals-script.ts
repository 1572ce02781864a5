import type { MetricType } from 'web-vitals';

/** Fetches the reporter once the page has loaded and the browser is idle. */
export function whenIdle() {
  const start = () => void report();
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

async function report() {
  const endpoint = document.querySelector<HTMLMetaElement>('meta[name="vitals-endpoint"]')?.content;
  if (!endpoint) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const send = ({ name, value, rating }: MetricType) => {
    navigator.sendBeacon(
      endpoint,
      JSON.stringify({ name, value, rating, path: location.pathname }),
    );
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
}
