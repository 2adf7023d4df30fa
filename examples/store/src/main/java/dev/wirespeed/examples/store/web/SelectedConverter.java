package dev.wirespeed.examples.store.web;

import java.io.IOException;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.stereotype.Component;

/** Writes what is selected by codecs, whatever the mapper does. */
@Component
class SelectedConverter extends AbstractHttpMessageConverter<Selected> {

    SelectedConverter() {
        super(MediaType.APPLICATION_JSON);
    }

    @Override
    protected boolean supports(Class<?> type) {
        return type == Selected.class;
    }

    @Override
    public boolean canRead(Class<?> type, MediaType mediaType) {
        return false;
    }

    @Override
    protected Selected readInternal(Class<? extends Selected> type, HttpInputMessage message) {
        throw new HttpMessageNotReadableException("A selection can't be read", message);
    }

    @Override
    protected void writeInternal(Selected selected, HttpOutputMessage message) throws IOException {
        selected.by().write(selected.value(), message.getBody());
    }
}
