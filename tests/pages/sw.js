// Small: not worth it.
