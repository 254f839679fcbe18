export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One line for the operator's console when no SMTP server is configured, such as the code. */
  consoleLine: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
