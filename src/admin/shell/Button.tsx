import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** What sets it apart from the others; without one it is a plain button. */
  look?: 'primary' | 'danger' | 'quiet' | 'icon' | undefined;
}

/** A button as the admin draws it. It sends no form, unless its type says so. */
export function Button({ look, className, ...rest }: ButtonProps) {
  const classes = ['button', look && `button-${look}`, className];
  return <button type="button" className={classes.filter(Boolean).join(' ')} {...rest} />;
}
