const CONTROLS = 'input:not([type="radio"]), textarea, select';

/** Brings a field of the form into view and gives it the focus, whatever kind of field it is. */
export function showField(formId: string, name: string): void {
  const form = document.getElementById(formId);
  const field = form?.querySelector(`[name="${name}"], [data-field="${name}"]`);
  field?.closest('details')?.setAttribute('open', '');
  const control = field?.matches(CONTROLS)
    ? field
    : (field?.querySelector(CONTROLS) ?? field?.querySelector('button'));
  field?.scrollIntoView({ block: field === control ? 'center' : 'start' });
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/** Brings what the form found fault with first into view, once it is drawn. */
export function showFirstError(formId: string): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(formId);
    form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  });
}
