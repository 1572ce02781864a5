import { useEffect, useState } from 'react';

/**
 * The last value that didn't change for a while, so that what is slow to draw is drawn in the pauses of typing.
 * @param pause milliseconds without a change
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
